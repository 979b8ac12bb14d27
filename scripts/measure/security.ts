/** Lists all dependencies (bill of materials), their licences and their known vulnerabilities. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../process.ts';
import type { Measured } from './support.ts';

const execute = promisify(execFile);
const FILE = '.cache/sbom.json';
const COPYLEFT = /\b(A?GPL|LGPL|MPL|EPL|CDDL|EUPL|CC-BY-SA)/;

/** A component of npm’s CycloneDX bill of materials. */
export interface Component {
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const NOT_SHIPPED = ['cdx:npm:package:development', 'cdx:npm:package:private'];

/** Whether a component reaches visitors or their server. All others, such as our package `tests`, only build or test. */
export const isShipped = ({ properties = [] }: Component) =>
  !properties.some(({ name, value }) => NOT_SHIPPED.includes(name) && value === 'true');

/** The bill of materials of all packages in the lock file. npm makes it without a network. */
export async function readBillOfMaterials(): Promise<{ components: Component[] }> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { stdout } = await execute('npm', args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

const licenceOf = ({ licenses = [] }: Component) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' ') ||
  'unknown';

/** The number of known vulnerabilities by severity, or the reason why the registry did not respond. */
async function askRegistry(): Promise<Record<string, number> | string> {
  // npm audit ends with exit code 1 if it finds a vulnerability.
  const { stdout } = await execute('npm', ['audit', '--json'], { cwd: ROOT }).catch((error) => error);
  const { metadata, message } = JSON.parse(stdout || '{}');
  return metadata?.vulnerabilities ?? `not run: ${message ?? 'the registry did not respond'}`;
}

/** The problems in an audit result. A missing result is also a problem. */
export function weaknessProblems(weaknesses: Record<string, number> | string): string[] {
  if (typeof weaknesses === 'string') return [`npm audit: ${weaknesses}`];
  const severe = (weaknesses['high'] ?? 0) + (weaknesses['critical'] ?? 0);
  return severe > 0 ? [`npm audit: ${severe} high or critical, see npm audit`] : [];
}

export async function measure(): Promise<Measured> {
  const bill = await readBillOfMaterials();
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, FILE), JSON.stringify(bill, null, 2));
  const shipped = bill.components.filter(isShipped);
  const licences = Map.groupBy(bill.components, licenceOf);
  const counts = [...licences].map(([licence, components]) => `${components.length} × ${licence}`);
  const weaknesses = await askRegistry();
  return {
    report: `- Bill of materials (CycloneDX, \`${FILE}\`): ${bill.components.length} components, of which ${shipped.length} reach visitors or their server.
- Licences: ${counts.join(', ')}.
- npm audit: ${JSON.stringify(weaknesses)}`,
    problems: [
      ...shipped
        .map((component) => `licence of ${component.name}: ${licenceOf(component)}`)
        .filter((text) => COPYLEFT.test(text) || text.endsWith('unknown')),
      ...weaknessProblems(weaknesses),
    ],
  };
}
