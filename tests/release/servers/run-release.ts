/** Publishes, or goes back, in a process of its own, which a test may kill: its argument says what. */
import { goBack, publish } from '../../../delivery/release/release.ts';

const { target, dist, note, back } = JSON.parse(process.argv[2]!);
try {
  const number = back
    ? await goBack(target, undefined, console.log)
    : await publish(target, dist, note, console.log);
  console.log(`Published ${number}`);
} catch (error) {
  console.log(`Refused: ${(error as Error).message}`);
  process.exitCode = 1;
}
