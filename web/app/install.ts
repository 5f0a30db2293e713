// Installing the app: the browser offers it once, early; the settings show the offer when somebody looks for it.
import { signal } from '@preact/signals';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Asks the browser to install the app; null while it has not offered to. */
export const installOffer = signal<(() => Promise<void>) | null>(null);

export function listenForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    installOffer.value = async () => {
      installOffer.value = null;
      await event.prompt();
    };
  });
  addEventListener('appinstalled', () => {
    installOffer.value = null;
  });
}
