/** Changes of a text by the buttons above it. */

/** A text and its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const put = ({ text, start, end }: Selected, words: string, from = 0, to = words.length): Selected => ({
  text: text.slice(0, start) + words + text.slice(end),
  start: start + from,
  end: start + to,
});

/** The selection without the spaces at its ends. */
function trimmed({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end);
  return {
    text,
    start: start + words.length - words.trimStart().length,
    end: Math.max(start, end - words.length + words.trimEnd().length),
  };
}

/** Makes the selected words bold, or bold words plain. */
export function toggleBold(selected: Selected): Selected {
  const { text, start, end } = trimmed(selected);
  const words = text.slice(start, end);
  const isAround = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**';
  if (isAround) return put({ text, start: start - 2, end: end + 2 }, words);
  const [, inner] = /^\*\*(.+)\*\*$/.exec(words) ?? [];
  if (inner) return put({ text, start, end }, inner);
  const bold = words || 'bold words';
  return put({ text, start, end }, `**${bold}**`, 2, 2 + bold.length);
}

/** Makes the selected lines entries of a list, or makes entries plain lines. */
export function toggleList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : line.replace(/^(- )?/, '- ')));
  const words = changed.join('\n');
  return put({ text, start: from, end: to }, words, words.length);
}

/** Replaces the selection by a link. */
export const putLink = (selected: Selected, label: string, to: string): Selected => {
  const words = `[${label}](${to})`;
  return put(trimmed(selected), words, words.length);
};
