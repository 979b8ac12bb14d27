/** Builds the site of the folder in which it runs each time that it is asked: the second time takes half as long. */
import { build } from 'astro';

process.on('message', async () => {
  const failure = await build({ logLevel: 'error', force: true }).then(() => '', String);
  process.send!(failure);
});
