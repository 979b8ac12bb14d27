/**
 * An expression, in the words of the oldest browsers, for the words that can be seen below a page’s header, those of
 * controls and the time of day left out.
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
