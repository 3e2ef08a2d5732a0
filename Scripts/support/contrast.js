// Lists the texts with a contrast below 4.5 to 1, as the Web Content Accessibility Guidelines 2.2 compute it.
(() => {
  const numbers = color => color.match(/[\d.]+/g).map(Number);
  const ground = element => {
    for (let one = element; one; one = one.parentElement) {
      const [r, g, b, a = 1] = numbers(getComputedStyle(one).backgroundColor);
      if (a > 0) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const light = rgb => {
    const [r, g, b] = rgb.map(part => part / 255).map(part =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const low = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!own || element.closest("script, noscript, .unseen") || !element.getClientRects().length) continue;
    const [one, other] = [light(numbers(getComputedStyle(element).color).slice(0, 3)), light(ground(element))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) low.push(element.textContent.slice(0, 30) + " " + ratio.toFixed(2));
  }
  return low.join("; ");
})()
