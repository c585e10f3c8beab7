/** What Playwright turns off, since a second list on the command line replaces its own. */
const PLAYWRIGHTS = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'SpareRendererForSitePerProcess',
	'PreconnectToSearch',
];

/** Pages of the browser's own address bar, which cost more processor time in every new window than Nexus itself. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** For a Chromium without a window that asks nobody on the network for anything. */
export const CHROMIUM_ARGUMENTS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	`--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR].join(',')}`,
];
