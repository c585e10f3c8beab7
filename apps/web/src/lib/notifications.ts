/** Whether somebody wants to be told in this browser; the browser's own permission comes on top. */
const WANTED = 'nexus_notify';

export type NotificationState = 'unavailable' | 'off' | 'on' | 'denied';

/** On Android, only a service worker may notify. */
const isAvailable = (): boolean =>
	'Notification' in window && window.isSecureContext && !/android/i.test(navigator.userAgent);

export function notificationState(): NotificationState {
	if (!isAvailable()) return 'unavailable';
	if (Notification.permission === 'denied') return 'denied';
	return Notification.permission === 'granted' && localStorage.getItem(WANTED) === 'yes' ? 'on' : 'off';
}

/** Asks the browser for its permission; to be called from a click. */
export async function turnNotificationsOn(): Promise<NotificationState> {
	if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(WANTED, 'yes');
	return notificationState();
}

export function turnNotificationsOff(): NotificationState {
	localStorage.removeItem(WANTED);
	return notificationState();
}

interface Notice {
	title: string;
	text: string;
	/** Of two notices about the same thing, the later one takes the place of the other, also out of another tab. */
	about: string;
	onClick: () => void;
}

/** Tells somebody who is not looking at this tab, where that is wanted and allowed. */
export function notify({ title, text, about, onClick }: Notice): void {
	if (notificationState() !== 'on' || (!document.hidden && document.hasFocus())) return;
	try {
		const notification = new Notification(title, { body: text, tag: about, icon: '/icons/apple-touch-icon.png' });
		notification.onclick = () => {
			window.focus();
			notification.close();
			onClick();
		};
	} catch (error) {
		console.error('The browser does not notify', error);
	}
}
