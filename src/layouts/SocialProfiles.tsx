import type { Company } from '../content/company.ts';
import styles from './footer.module.css';

export interface SocialProfilesProps {
  profiles: Company['social'];
  comingSoon: string;
}

const DIAMONDS = ['M10 0l10 10-10 10L0 10z', 'M10 0l10 10-10 10L0 10zm0 5l-5 5 5 5 5-5z'];

/** Profiles with an address are links by name; the others are placeholders: a diamond in a square. */
export function SocialProfiles({ profiles, comingSoon }: SocialProfilesProps) {
  return (
    <ul className={styles.social}>
      {profiles.map(({ name, address }, i) =>
        address ? (
          <li key={name}>
            <a href={address} rel="me">
              {name}
            </a>
          </li>
        ) : (
          <li key={name} className={styles.placeholder}>
            <svg width="20" viewBox="0 0 20 20" role="img" aria-label={`${name}, ${comingSoon}`}>
              <path d={DIAMONDS[i % DIAMONDS.length]} />
            </svg>
          </li>
        ),
      )}
    </ul>
  );
}
