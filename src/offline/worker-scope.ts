/** The global scope of a service worker. TypeScript’s own library for workers conflicts with the one for pages. */
export interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
}

/** An `ExtendableEvent`, which lasts until its promises are settled. */
export interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
