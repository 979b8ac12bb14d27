/** Publishes a release in a separate process, which a test may kill. Its argument is JSON: `target`, `dist` and `note`. */
import { publish } from '../../../delivery/release/release.ts';

const { target, dist, note } = JSON.parse(process.argv[2]!);
try {
  console.log(`Published ${await publish(target, dist, note, console.log)}`);
} catch (error) {
  console.log(`Refused: ${(error as Error).message}`);
  process.exitCode = 1;
}
