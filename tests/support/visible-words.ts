/**
 * An expression, in the words of the oldest browsers, for the words that can be seen below a page’s header, those of
 * controls left out. Each digit is 0, because the time of day is among them.
 */
export const VISIBLE_WORDS = `(function () {
  var walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, null, false), words = [], node;
  while ((node = walker.nextNode())) {
    var parent = node.parentNode;
    var text = node.data.replace(/\\s+/g, ' ').trim().replace(/\\d/g, '0');
    if (text && parent.getClientRects().length && getComputedStyle(parent).visibility === 'visible'
      && !parent.closest('button, header, [role=group]')) words.push(text);
  }
  return words;
})()`;
