import type { HtmlTag } from './html-tags.ts'

/** Elements without content: they hide nothing but themselves. */
const VOID = new Set('input br hr img meta link col area base embed source wbr'.split(' '))
/** Cells and rows end where the next begins, whether they are closed or not. */
const ENDED_BY: Readonly<Record<string, RegExp>> = {
  td: /^(?:td|th|tr|tbody|thead|tfoot|table)$/,
  th: /^(?:td|th|tr|tbody|thead|tfoot|table)$/,
  tr: /^(?:tr|tbody|thead|tfoot|table)$/,
}

/**
 * The parts of a page that nobody sees: `display:none`, classes `hidden` and `ng-hide`, and in a template that no program has
 * filled in yet the variant of a cell that is kept for the past. Tables of bureaus keep the cells that a
 * span covers as hidden ones: counted, they would shift the columns.
 */
export class HiddenParts {
  /** Conditions of a template that nobody sees: of two that exclude each other, the one that stands first. */
  private readonly past: ReadonlySet<string>
  /** Name of the element that hides what is read now. */
  private name: string | null = null
  /** Elements of that name (tables, within a cell) that are open inside of it. */
  private inner = 0

  constructor(html: string) {
    this.past = /\bng-(?:scope|binding|hide)\b/.test(html) ? new Set() : pastConditions(html)
  }

  /** Whether the token belongs to a part that is not seen. Tokens come in their order. */
  covers(token: HtmlTag | string): boolean {
    if (this.name !== null) {
      if (typeof token === 'string') return true
      const end = this.endOf(this.name, token)
      if (end !== 'before') {
        if (end === 'with') this.name = null
        return true
      }
      this.name = null
    }
    if (typeof token === 'string' || token.closing || !this.hides(token)) return false
    if (!VOID.has(token.name)) {
      this.name = token.name
      this.inner = 0
    }
    return true
  }

  /** Whether the hidden element ends with this tag, before it, or goes on. */
  private endOf(hidden: string, { name, closing }: HtmlTag): 'with' | 'before' | null {
    const ends = ENDED_BY[hidden]
    const counted = ends ? 'table' : hidden
    if (this.inner > 0 || (name === counted && !closing)) {
      if (name === counted) this.inner += closing ? -1 : 1
      return null
    }
    if (name === hidden && closing) return 'with'
    return ends?.test(name) ? 'before' : null
  }

  private hides({ attributes }: HtmlTag): boolean {
    const classes = attributes.get('class') ?? ''
    if (/(?:^|\s)(?:hidden|ng-hide)(?:\s|$)/.test(classes)) return true
    if (/display\s*:\s*none/i.test(attributes.get('style') ?? '')) return true
    const shown = attributes.get('ng-show') ?? attributes.get('ng-if')
    return shown !== undefined && this.past.has(shown.replace(/\s/g, ''))
  }
}

/** Conditions longer than this are no comparison with a mark. */
const CONDITION = /\bng-(?:show|if)\s*=\s*"([^"]{1,200})"/g

/** Editions are told apart by a mark: `edition=='Y'` here, `edition!='Y'` there. Programs add the new edition behind the old. */
function pastConditions(html: string): ReadonlySet<string> {
  const first = new Map<string, string>()
  const past = new Set<string>()
  for (const [, raw = ''] of html.matchAll(CONDITION)) {
    const condition = raw.replace(/\s/g, '')
    const mark = /^([\w.$[\]]+)[!=]='\w+'$/.exec(condition)?.[1]
    if (mark === undefined) continue
    const before = first.get(mark)
    if (before === undefined) first.set(mark, condition)
    else if (before !== condition) past.add(before)
  }
  return past
}
