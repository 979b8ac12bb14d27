import { Wrap } from '../components/band/Wrap.tsx';
import { Button } from '../components/button/Button.tsx';
import { Brand } from '../components/mark/Brand.tsx';
import type { Site } from '../model/site.ts';
import styles from './header.module.css';

export interface HeaderProps {
  site: Site;
}

/** The menu is a popover: the browser opens and closes it, with or without script. */
export function Header({ site }: HeaderProps) {
  const { company, navigation, home, path } = site;
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {navigation.words.skip}
      </a>
      <Wrap className={styles.bar}>
        {/* The spaces keep the words apart where no styles are read. */}
        <Brand of="company" name={company.names.company} href={home} />{' '}
        <Brand of="group" name={company.names.group} className={styles.group} />{' '}
        <button type="button" className={styles.toggle} popoverTarget="menu">
          {navigation.words.menu}
          <span />
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label={navigation.words.mainMenu}>
          <ul>
            {navigation.header.links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} aria-current={to === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <Button link={navigation.header.contact} className={styles.contact} />
        </nav>
      </Wrap>
    </header>
  );
}
