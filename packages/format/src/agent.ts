const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\bChrome\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const named = (agent: string, names: readonly [string, RegExp][]): string[] => {
  const found = names.find(([, mark]) => mark.test(agent))
  return found ? [found[0]] : []
}

/** A browser as its user knows it: `Chrome · Windows`; an unknown one in its own words. */
export const agentName = (agent: string): string =>
  [...named(agent, BROWSERS), ...named(agent, SYSTEMS)].join(' · ') || agent.slice(0, 60) || '--'
