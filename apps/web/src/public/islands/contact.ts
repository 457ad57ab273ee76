/**
 * Sends the form of the contact page. Plain DOM: the form stands in the page already, and what judges its fields is the contract, as of
 * every form.
 */
import type { BodyOf } from '@xinjian/contract/endpoint'
import type { lead } from '@xinjian/contract/nouns/public/lead'
import { words } from '../site/contact/form-words.ts'
import { judgePlain, type PlainRule, readPlain } from './judge.ts'
import { pictureIn } from './picture.ts'
import { Refused, send } from './send.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function start(form: HTMLFormElement): void {
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh'
  const say = words[language]
  const how = { language, lost: say.lost }
  const { send: address = '', captcha = '' } = form.dataset
  const rules: Record<string, PlainRule> = JSON.parse(form.dataset.rules ?? '{}')
  const names = Object.keys(rules)
  /** The picture stands behind the box. */
  const order = names.flatMap((name) => (name === 'code' ? ['consent', name] : [name]))
  const control = (name: string) => form.elements.namedItem(name) as Control
  const mark = <E extends HTMLElement>(name: string) =>
    form.parentElement!.querySelector<E>(`[data-${name}]`)!
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const picture = pictureIn(mark('picture'), captcha, how)
  /** Left once, or to be sent: from then on their faults are told at every keystroke. */
  const told = new Set<string>()
  const show = (name: string, text: string | null) => {
    const at = document.getElementById(`fault-${name}`)!
    at.hidden = text === null
    at.textContent = text
    if (text === null) control(name).removeAttribute('aria-invalid')
    else control(name).setAttribute('aria-invalid', 'true')
  }
  const refuse = (text: string | null) => {
    mark('refusal').hidden = text === null
    mark('refusal').textContent = text
  }
  /** Tells the fault of a field; whether it has one. */
  const judge = (name: string): boolean => {
    const fault = judgePlain(rules[name]!, control(name).value)
    show(name, fault)
    return fault !== null
  }
  const agrees = (): boolean => {
    const { checked } = control('consent') as HTMLInputElement
    show('consent', checked ? null : say.consentFirst)
    return checked
  }
  /** The first field that wants attention, in the order of the page; undefined = all may be sent. */
  const wrong = (): string | undefined => {
    for (const name of names) told.add(name)
    const faults = new Set(names.filter(judge))
    if (!agrees()) faults.add('consent')
    return order.find((name) => faults.has(name))
  }
  const read = () =>
    Object.fromEntries(names.map((name) => [name, readPlain(rules[name]!, control(name).value)]))

  async function submit(): Promise<void> {
    // Judged by the rules of the call, so that it is its body.
    const body = { ...read(), language, consent: true, ...(await picture.begin()) } as unknown
    const { id } = await send<typeof lead.leadSend>(
      address,
      body as BodyOf<typeof lead.leadSend>,
      how,
    )
    mark('number').textContent = String(id)
    form.hidden = true
    mark('sent').hidden = false
    mark('sent').focus()
  }

  form.addEventListener('focusin', () => void picture.begin().catch(() => undefined))
  mark('renew').addEventListener('click', () => void picture.renew().catch(() => undefined))
  form.addEventListener('input', ({ target }) => {
    const { name } = target as Control
    // What the service refused goes with the first keystroke: at the press of the button it would move it from under the pointer.
    if (told.has(name)) judge(name)
    else if (order.includes(name)) show(name, null)
  })
  form.addEventListener('focusout', ({ target }) => {
    const { name, value } = target as Control
    if (!(name in rules) || !value) return
    told.add(name)
    judge(name)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    refuse(null)
    const first = wrong()
    if (first) return control(first).focus()
    button.disabled = true
    try {
      await submit()
    } catch (error) {
      void picture.renew().catch(() => undefined)
      control('code').value = ''
      told.delete('code')
      const field = error instanceof Refused ? error.field : undefined
      const text = error instanceof Refused ? error.message : say.lost
      if (field && order.includes(field)) {
        show(field, text)
        control(field).focus()
      } else refuse(text)
    } finally {
      button.disabled = false
    }
  })
}
