/** The singular of a list’s name: `entries` → `entry`. */
export const singular = (list: string) => list.replace(/ies$/, 'y').replace(/(ss)es$|s$/, '$1');
