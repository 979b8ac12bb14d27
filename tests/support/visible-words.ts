/**
 * A JavaScript expression that lists the visible texts below a page’s header, without buttons, groups of controls and
 * times. Its syntax works in the oldest browsers.
 */
export const VISIBLE_WORDS = `(function () {
  var walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, null, false), words = [], node;
  while ((node = walker.nextNode())) {
    var parent = node.parentNode;
    var text = node.data.replace(/\\s+/g, ' ').trim();
    if (text && parent.getClientRects().length && getComputedStyle(parent).visibility === 'visible'
      && !parent.closest('button, header, time, [role=group]')) words.push(text);
  }
  return words;
})()`;
