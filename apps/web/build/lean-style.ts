/**
 * The style sheet of one finished page: of the sheet of all public pages what its own markup names, and the dark colours for who asked
 * the system for dark. A finished page carries its sheet inside, so what it does not use would be read by everybody for nothing.
 */
import { transform } from 'lightningcss'

/** Where a sheet names the dark theme: an office takes it by a choice of its own, a public page as the system says. */
const DARK = /:root\[data-theme=["']?dark["']?\]/
const DARK_RULE = /([^{}]*:root\[data-theme=["']?dark["']?\][^{}]*)\{([^{}]*)\}/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

/** The sheet with its dark colours for a screen that prefers dark; paper stays light. */
export const darkBySystem = (style: string): string =>
  style.replace(DARK_RULE, (_, selectors: string, body: string) => {
    const all = selectors.split(',')
    const dark = all.filter((one) => DARK.test(one)).map((one) => one.replace(DARK, ':root'))
    const always = all.filter((one) => !DARK.test(one))
    const rule = `@media screen and (prefers-color-scheme:dark){${dark.join(',')}{${body}}}`
    return always.length > 0 ? `${always.join(',')}{${body}}${rule}` : rule
  })

/** Without the rules of classes that the markup does not name. */
export function leanStyle(style: string, html: string): string {
  const named = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )
  const classes = [...style.matchAll(CLASS)].map(([, name = '']) => name)
  return transform({
    filename: 'page.css',
    code: Buffer.from(style),
    minify: true,
    unusedSymbols: classes.filter((name) => !named.has(name)),
  }).code.toString()
}
