/** The platform's table in the hands of its operators. */
import type { platformBooks } from '@xinjian/contract/rules/platform-books'
import type { Handlers } from '../../http/implement.ts'
import { catalogueUnder, mustBeSound, wholeRules } from './catalogue.ts'
import { deeds } from './events.ts'
import { platformShelf } from './shelf.ts'
import { bookInForce, bookOf, books, decide, force, saveDraft, submit, wireBook } from './store.ts'

/** Its numbers depart from those of the engine. */
const RULES = catalogueUnder(null)

export const platformBookHandlers: Handlers<typeof platformBooks> = {
  async platformCatalogue({ operator }) {
    const row = await bookInForce(platformShelf(operator))
    return { platform: row?.version ?? 0, rules: RULES }
  },
  async platformBookList({ operator, session }, { status, page, size }) {
    const { total, rows } = await books(platformShelf(operator), { status, page, size })
    return { total, page, size, rows: rows.map((row) => wireBook(row, session)) }
  },
  async platformBookDetail({ operator, session }, { version }) {
    const row = await bookOf(platformShelf(operator), version)
    return { row: wireBook(row, session), limits: row.limits, off: row.off }
  },
  async platformBookSave({ operator, session }, draft) {
    mustBeSound(RULES, draft)
    const whole = { ...draft, limits: wholeRules(RULES, draft.limits), on: [] }
    return wireBook(await saveDraft(platformShelf(operator), session, whole), session)
  },
  async platformBookSubmit({ operator, session }, { version }) {
    mustBeSound(RULES, await bookOf(platformShelf(operator), version))
    return wireBook(await submit(platformShelf(operator), session, version), session)
  },
  platformBookDecide: async ({ operator, session }, { version, ...decision }) =>
    wireBook(await decide(platformShelf(operator), session, version, decision), session),
  async platformBookForce({ operator, session }, { version }) {
    mustBeSound(RULES, await bookOf(platformShelf(operator), version))
    return wireBook(await force(platformShelf(operator), session, version), session)
  },
  platformBookHistory: ({ operator }, { page, size }) => deeds(platformShelf(operator), page, size),
}
