/**
 * Makes the boxes in an element that scroll focusable, and names them, until the signal; updated on each change of size.
 * Static content has such boxes, too.
 */
export function watchScroll(element: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markScroll(target);
  });
  for (const box of element.querySelectorAll('[data-scroll]')) observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}

function markScroll(box: Element): void {
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  const region = { tabindex: '0', role: 'group', 'aria-label': box.getAttribute('data-scroll') ?? '' };
  for (const [name, value] of Object.entries(region)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
