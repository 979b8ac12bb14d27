import { Block } from '../blocks/components.tsx';
import { BigNumber } from '../components/big-number/BigNumber.tsx';
import { Lead } from '../components/lead/Lead.tsx';
import { Logo } from '../components/logo/Logo.tsx';
import { Multiline } from '../components/multiline/Multiline.tsx';
import type { PageContext } from '../components/page-context.ts';
import styles from './company-profile.module.css';
import type { Profile } from './load-profiles.ts';

/** The site’s pages as they are printed, between a cover and a page that says how to reach the company. */
export function CompanyProfile({ copy, context, headline, parts, contact }: Profile) {
  return (
    <>
      <div className={styles.cover}>
        <Names context={context} />
        <p className={styles.headline}>
          <Multiline text={headline} />
        </p>
        <BigNumber text={String(context.company.founded.group)} className={styles.year} />
        <div className={styles.below}>
          <h1>{copy.heading}</h1>
          <Lead text={copy.summary} />
        </div>
      </div>
      {parts.map((blocks) => (
        <main key={blocks[0]!.blockId} className={styles.part}>
          {blocks.map((block) => (
            <Block key={block.blockId} {...block} />
          ))}
        </main>
      ))}
      {contact && (
        <div className={styles.contact}>
          <Block {...contact} />
          <div className={styles.floor}>
            <Names context={context} />
            <a href={context.home}>{new URL(context.company.site).host}</a>
          </div>
        </div>
      )}
    </>
  );
}

const Names = ({ context }: { context: PageContext }) => (
  <div className={styles.names}>
    <Logo of="company" context={context} /> <Logo of="group" context={context} />
  </div>
);
