/** The browser’s word on the visitor’s bytes, where it gives one; TypeScript does not know it. */
export interface NavigatorWithConnection {
  connection?: { saveData: boolean };
}

/** True if the visitor uses data saver. */
export const savesData = (navigator as NavigatorWithConnection).connection?.saveData;
