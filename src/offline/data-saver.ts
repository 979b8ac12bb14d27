/** The browser’s word on the visitor’s bytes, where it gives one; TypeScript does not know it. */
export interface NavigatorWithConnection {
  connection?: { saveData: boolean };
}

/** Whether the visitor has asked for few bytes. */
export const savesData = (navigator as NavigatorWithConnection).connection?.saveData;
