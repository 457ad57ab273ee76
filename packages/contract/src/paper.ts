/** Fragment of the paper page that names no report: a printer keeps such a sheet open, scripts and fonts in place. */
export const WARM_SHEET = '#warm'
