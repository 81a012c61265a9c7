// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {followUpdates} from './followUpdates';

class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];

  constructor(public state: ServiceWorkerState) {
    super();
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** The fakes have what is used of a registration. */
function follow(registration: FakeRegistration, reload: () => void): void {
  followUpdates(registration as unknown as ServiceWorkerRegistration, reload);
}

const skip = [{type: 'SKIP_WAITING'}];

describe('the steps of an update', () => {
  const hasFocus = vi.fn(() => true);
  beforeEach(() => {
    vi.useFakeTimers();
    document.hasFocus = hasFocus;
  });
  afterEach(() => vi.useRealTimers());

  it('a worker that waits already is told to skip waiting', () => {
    const registration = new FakeRegistration();
    registration.active = new FakeWorker('activated');
    registration.waiting = new FakeWorker('installed');
    follow(registration, vi.fn());
    expect(registration.waiting.messages).toEqual(skip);
  });

  it('installing, installed, told to skip waiting, activated, reloaded', () => {
    const registration = new FakeRegistration();
    registration.active = new FakeWorker('activated');
    const reload = vi.fn();
    follow(registration, reload);
    const worker = new FakeWorker('installing');
    registration.find(worker);
    expect(worker.messages).toEqual([]);
    worker.become('installed');
    expect(worker.messages).toEqual(skip);
    expect(reload).not.toHaveBeenCalled();
    worker.become('activating');
    worker.become('activated');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('without the focus it looks again and again, and reloads once for two updates', () => {
    hasFocus.mockReturnValue(false);
    const registration = new FakeRegistration();
    registration.active = new FakeWorker('activated');
    const reload = vi.fn();
    follow(registration, reload);
    for (const worker of [new FakeWorker('installing'), new FakeWorker('installing')]) {
      registration.find(worker);
      worker.become('activated');
    }
    vi.advanceTimersByTime(5000);
    expect(reload).not.toHaveBeenCalled();
    hasFocus.mockReturnValue(true);
    vi.advanceTimersByTime(5000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('the first worker reloads nothing', () => {
    const registration = new FakeRegistration();
    registration.installing = new FakeWorker('installing');
    const reload = vi.fn();
    follow(registration, reload);
    registration.installing.become('installed');
    registration.installing.become('activated');
    expect(reload).not.toHaveBeenCalled();
  });
});
