/** What the palette offers without asking the server: actions and pages that the user may open. */
import type { Permission } from '@xinjian/contract/roles'
import type { Say } from '../../i18n/dictionary.ts'
import { type Language, prefer, preferences } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { ROUTES } from '../../routes.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { maySee } from '../guard.ts'
import type { words } from './words.ts'

export const GROUPS = ['recent', 'actions', 'enterprises', 'reports', 'pages'] as const
export type Group = (typeof GROUPS)[number]

export interface Item {
  key: string
  group: Group
  icon: IconName
  label: string
  /** Small beneath it: a tax number, a name. */
  under?: string
  /** Found by these words as well. */
  also?: string
  /** Where it leads; what does something besides has `run`. */
  to?: string
  run?: () => void
}

type Words = Say<keyof typeof words.zh & string>
type May = ReadonlySet<Permission>

export function pagesFor(may: May, language: Language): Item[] {
  return ROUTES.filter(
    (route) =>
      route.login === 'main' &&
      route.page !== undefined &&
      !route.hidden &&
      route.report === undefined &&
      !route.path.includes(':') &&
      maySee(route, may),
  ).map(({ path, title, titleEn = title }) => ({
    key: `page:${path}`,
    group: 'pages',
    icon: 'file',
    label: language === 'en' ? titleEn : title,
    also: `${title} ${titleEn}`,
    to: path,
  }))
}

/** Needs, name, icon and place of actions that lead to a page. */
const STEPS = [
  ['report.create', 'newReport', 'report', () => paths.queryReport()],
  ['invoice.import', 'importFiles', 'upload', () => paths.dataCollection()],
  ['collect.link', 'collectLink', 'link', () => paths.dataCollection({ way: 'phone' })],
  ['user.write', 'newUser', 'user', () => paths.createUser()],
] as const satisfies readonly (readonly [
  Permission,
  keyof typeof words.zh,
  IconName,
  () => string,
])[]

export function actionsFor(may: May, t: Words): Item[] {
  const { theme, language } = preferences.get()
  const look = theme === 'dark' ? 'light' : 'dark'
  return [
    ...STEPS.filter(([needs]) => may.has(needs)).map(
      ([, name, icon, to]): Item => ({
        key: `action:${name}`,
        group: 'actions',
        icon,
        label: t(name),
        to: to(),
      }),
    ),
    {
      key: 'action:theme',
      group: 'actions',
      icon: look === 'dark' ? 'moon' : 'sun',
      label: t(look),
      run: () => prefer({ theme: look }),
    },
    {
      key: 'action:language',
      group: 'actions',
      icon: 'globe',
      label: t('language'),
      run: () => prefer({ language: language === 'zh' ? 'en' : 'zh' }),
    },
  ]
}

/** Every word that was typed is somewhere in it. */
export function matches(item: Item, typed: string): boolean {
  const text = `${item.label} ${item.under ?? ''} ${item.also ?? ''}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
