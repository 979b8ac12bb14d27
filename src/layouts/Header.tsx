import { clsx } from 'clsx';
import { Button } from '../components/button/Button.tsx';
import { Logo } from '../components/logo/Logo.tsx';
import { waysToWrite } from '../components/message-links/ways-to-write.ts';
import type { PageContext } from '../components/page-context.ts';
import { Container } from '../components/section/Section.tsx';
import { TextLink } from '../components/text-link/TextLink.tsx';
import { tel } from '../contact/contact-links.ts';
import type { Link } from '../schema/fields.ts';
import { widthOf } from '../text/text-width.ts';
import styles from './header.module.css';
import { LanguageSwitch, otherLanguages } from './LanguageSwitch.tsx';
import mixedMenu from './mixed-menu.module.css';

/** The maximum total width, in letters, of menu, languages and contact beside the logos in a laptop’s window. */
const WIDEST_ROW = 64;

/**
 * The menu is a popover: the browser opens and closes it without a script and moves the keyboard focus from its button
 * into it. The order of elements is therefore that of a wide window, where the menu is before the contact.
 */
export function Header({ context }: { context: PageContext }) {
  const { navigation, home, address } = context;
  const { header, labels } = navigation;
  const { telephone } = context.company.contact;
  const [write] = waysToWrite(context);
  const { label, short = label } = header.contact;
  const languages = otherLanguages(context).map(({ name }) => name);
  const row = [...header.links.map(({ label }) => label), ...languages, short];
  return (
    <header className={clsx(styles.header, widthOf(row.join('')) > WIDEST_ROW && styles.long)}>
      <a className={styles.skip} href="#main">
        {labels.skip}
      </a>
      <Container className={styles.bar}>
        {/* The spaces keep the words apart where no styles are read. */}
        <Logo of="company" context={context} href={home} />{' '}
        <Logo of="group" context={context} className={styles.group} />{' '}
        <nav
          className={clsx(
            styles.menu,
            header.links.some(({ hrefLang }: Link) => hrefLang) && mixedMenu.mixedMenu,
          )}
          id="menu"
          popover="auto"
          aria-label={labels.mainMenu}
        >
          <ul>
            {header.links.map((link) => (
              <li key={link.to}>
                <TextLink link={link} aria-current={link.to === address ? 'page' : undefined} />
              </li>
            ))}
          </ul>
          <LanguageSwitch context={context} className={styles.languages} />
          <div className={styles.reach}>
            <Button link={{ label: labels.call, to: tel(telephone) }} /> <Button link={write!} outline />
          </div>
        </nav>{' '}
        <Button link={header.contact} className={styles.contact}>
          <span>
            {short}
            <span className={styles.rest}>{label.slice(short.length)}</span>
          </span>
        </Button>{' '}
        <button type="button" className={styles.toggle} popoverTarget="menu">
          <span>{labels.menu}</span> <span>{labels.closeMenu}</span>
        </button>
      </Container>
    </header>
  );
}
