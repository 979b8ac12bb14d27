/** The Network Information API, which only some browsers have and TypeScript does not declare. */
export interface NavigatorWithConnection {
  connection?: { saveData: boolean };
}

/** True if the visitor uses data saver. */
export const savesData = (navigator as NavigatorWithConnection).connection?.saveData;
