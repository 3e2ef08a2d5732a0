@_exported import SeededRandom  // a lesson that throws dice need not know where they are kept
