import { Button } from '../components/button/Button.tsx';
import { Logo } from '../components/logo/Logo.tsx';
import type { PageContext } from '../components/page-context.ts';
import { Container } from '../components/section/Container.tsx';
import styles from './header.module.css';

export interface HeaderProps {
  context: PageContext;
}

/** The menu is a popover: the browser opens and closes it, with or without script. */
export function Header({ context }: HeaderProps) {
  const { navigation, home, path } = context;
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {navigation.labels.skip}
      </a>
      <Container className={styles.bar}>
        {/* The spaces keep the words apart where no styles are read. */}
        <Logo of="company" context={context} href={home} />{' '}
        <Logo of="group" context={context} className={styles.group} />{' '}
        <button type="button" className={styles.toggle} popoverTarget="menu">
          {navigation.labels.menu}
          <span />
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label={navigation.labels.mainMenu}>
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
      </Container>
    </header>
  );
}
