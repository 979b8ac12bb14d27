import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './sidebar-layout.module.css';

export interface SidebarLayoutProps {
  sidebar?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A main column with a sidebar; on small screens, the sidebar is above. */
export function SidebarLayout({ sidebar, className, children }: SidebarLayoutProps) {
  return (
    <div className={clsx(styles.sidebarLayout, className)}>
      <div className={styles.sidebar}>{sidebar}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
