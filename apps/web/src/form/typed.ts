/**
 * What was typed when a session ended, for the same person in the same tab after the next login: a form of an hour is not
 * typed twice. It lies in the session storage, which ends with the tab, and is thrown away when somebody else logs in.
 */
import { toast } from '../ui/feedback.ts'
import { kept, openForms, TYPED_KEY } from './open-forms.ts'

interface Typed {
  user: number
  forms: [key: string, values: Record<string, string>][]
}

/** Before the page goes; a browser that forbids storage keeps nothing. */
export function keepTyped(user: number): void {
  const forms = [...openForms].flatMap(({ key, typed }): Typed['forms'] => {
    const values = typed()
    return values ? [[key, values]] : []
  })
  try {
    if (forms.length > 0) sessionStorage.setItem(TYPED_KEY, JSON.stringify({ user, forms }))
  } catch {}
}

/** Gives it back to the forms of the pages to come, and says so in `words`. */
export function recallTyped(user: number, words: string): void {
  const typed = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? 'null') as Typed | null
  sessionStorage.removeItem(TYPED_KEY)
  if (typed?.user !== user) return
  for (const [key, values] of typed.forms) kept.set(key, values)
  toast('info', words, READ_MS)
}

/** Two sentences are read longer than a word. */
const READ_MS = 8000
