import { hashedAddress } from '../hashed-address.ts';

/** The styles for paper and forced colours: those of all pages first, then those of each block and component. */
const styles = import.meta.glob<string>(['./modes.css', '../**/*.modes.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style sheet for paper and forced colours. Few visitors need it, so pages link to it and browsers fetch it late. */
export const modesSheet = Object.values(styles).join('');

/** Its address. */
export const modesAddress = hashedAddress('modes', 'css', modesSheet);
