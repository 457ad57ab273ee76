import type { SVGProps } from 'react'

/** 20 × 20 line icons, drawn for this product so that no icon library is shipped. Menu icons of the API use these names. */
const PATHS = {
  dashboard: 'M3 3h6v8H3zM11 3h6v5h-6zM11 10h6v7h-6zM3 13h6v4H3z',
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3zM13.5 13.5 17 17',
  upload: 'M10 13V4M6.5 7.5 10 4l3.5 3.5M3.5 12.5V16h13v-3.5',
  download: 'M10 3.5v9M6.5 9 10 12.5 13.5 9M3.5 13v3.5h13V13',
  report: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5.5M7.5 13.5h5.5',
  history: 'M4 10a6.2 6.2 0 1 1 1.8 4.4M4 5.5V10h4.2M10 6.8V10l2.4 1.6',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  fold: 'M3 5h14M9 10h8M3 15h14M6 8l-2.5 2L6 12',
  unfold: 'M3 5h14M9 10h8M3 15h14M3.5 8 6 10l-2.5 2',
  fullscreen: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  shrink: 'M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4',
  sun: 'M10 6.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.4 4.4l1.1 1.1M14.5 14.5l1.1 1.1M15.6 4.4l-1.1 1.1M5.5 14.5l-1.1 1.1',
  moon: 'M16.2 12.2A6.8 6.8 0 0 1 7.8 3.8a6.8 6.8 0 1 0 8.4 8.4z',
  user: 'M10 3a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 10 3zM3.8 17c.6-3.2 3-5 6.2-5s5.6 1.8 6.2 5',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v2',
  logout: 'M8 3.5H3.5v13H8M12.5 6.5 16 10l-3.5 3.5M16 10H7.5',
  globe:
    'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM2.8 10h14.4M10 2.8c2 2 3 4.5 3 7.200s-1 5.2-3 7.200c-2-2-3-4.5-3-7.200s1-5.2 3-7.200z',
  close: 'M5 5l10 10M15 5 5 15',
  check: 'M4 10.5 8 14.5 16 6',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  textSize: 'M2.500 15.500 7 4.500l4.5 11M4.100 11.500h5.800M12 15.500l3-7 3 7M13.100 13h3.800',
  down: 'M5 7.5 10 12.5 15 7.5',
  right: 'M7.5 5 12.5 10 7.5 15',
  left: 'M12.5 5 7.5 10 12.5 15',
  up: 'M10 16V4.500M5 9.5 10 4.5 15 9.5',
  phone:
    'M5.2 3h2.600l1.3 3.6-1.7 1.300a9.5 9.5 0 0 0 4.7 4.700l1.3-1.700L17 12.200v2.600c0 1.2-1 2.2-2.2 2.100A12.5 12.5 0 0 1 3.1 5.200C3 4 4 3 5.2 3z',
  mail: 'M2.8 4.800h14.400v10.400H2.800zM3 5.200l7 5.6 7-5.6',
  chat: 'M3 3.800h14v9.700H9.500L5.8 16.500v-3H3zM6.5 7.200h7M6.5 10.200h4.5',
  qr: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM15.5 12H17M12 16v1M15 15h2v2',
  warning: 'M10 3 18 16.500H2zM10 8v4M10 14.200v.1',
  info: 'M10 2.800a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.400zM10 9v5M10 6.200v.1',
  bug: 'M6.5 8a3.5 3.5 0 0 1 7 0v4.500a3.5 3.5 0 0 1-7 0zM6.5 10H3M17 10h-3.500M7 6 5 4M13 6l2-2M6.8 13.5 4.5 16M13.2 13.5 15.5 16M10 8v8',
  bell: 'M5 13.500V9a5 5 0 0 1 10 0v4.500l1.500 1.500h-13zM8.300 17.200h3.400',
  copy: 'M7 7h9.500v9.500H7zM4 13H3.500V3.500H13V4',
  file: 'M5 2.500h7l3.5 3.500v11.500H5zM12 2.500V6h3.5',
  shield: 'M10 2.5 16 5v4.500c0 4-2.5 6.7-6 8-3.5-1.3-6-4-6-8V5zM7.3 10l2 2 3.5-3.8',
  link: 'M8.5 11.500a3 3 0 0 0 4.2 0l2.8-2.800a3 3 0 0 0-4.2-4.200L10 5.800M11.5 8.500a3 3 0 0 0-4.2 0l-2.8 2.800a3 3 0 0 0 4.2 4.200L10 14.2',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.300M16 3v3.500h-3.5',
  filter: 'M3 4.500h14l-5.5 6.500v5l-3-1.500V11z',
  eye: 'M2 10c2-3.6 4.7-5.4 8-5.400s6 1.8 8 5.400c-2 3.6-4.7 5.4-8 5.400S4 13.6 2 10zM10 7.600a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.800z',
  camera:
    'M3 6h3.200l1.300-2h5l1.300 2H17v10.500H3zM10 8.200a2.900 2.900 0 1 0 0 5.800 2.900 2.900 0 0 0 0-5.800z',
  building: 'M4 17V3.500h8V17M12 8h4v9M2.5 17h15M6.5 6.500h3M6.5 9.500h3M6.5 12.500h3',
  calendar: 'M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500',
  chart: 'M3.5 3v13.500h13.500M7 13V9.500M10.5 13V6M14 13V8',
  wallet: 'M3 5.500h12.500v11H3zM3 5.5 12 3v2.500M12.5 11h4',
  settings:
    'M10 7.300a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.400zM10 2.500v2.300M10 15.200v2.300M2.5 10h2.300M15.2 10h2.300M4.7 4.700l1.6 1.600M13.7 13.700l1.6 1.600M15.3 4.700l-1.6 1.600M6.3 13.700l-1.6 1.6',
} as const

export type IconName = keyof typeof PATHS

/** A menu icon from the server may be one this client does not know yet: it then shows the plain file. */
export const iconName = (name: string): IconName =>
  Object.hasOwn(PATHS, name) ? (name as IconName) : 'file'

export const ICON_NAMES = Object.keys(PATHS) as IconName[]

/** Decorative by default; give `label` when the icon stands without words. */
export function Icon({
  name,
  size = 18,
  label,
  ...rest
}: { name: IconName; size?: number; label?: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
