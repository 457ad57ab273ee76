import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useStore } from '../../ui/store.ts'
import { session } from '../session.ts'
import { actionsFor, GROUPS, type Item, matches, pagesFor } from './items.ts'
import { Options } from './Options.tsx'
import styles from './palette.module.css'
import { recentItems, remember } from './recent.ts'
import { useFound } from './useFound.ts'
import { words } from './words.ts'

const NOTHING: ReadonlySet<never> = new Set()

/** Find and go: a field over the list it narrows (combobox with a listbox); the focus stays in the field. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(words)
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width="640px">
      <Finder onClose={onClose} />
    </Dialog>
  )
}

function Finder({ onClose }: { onClose: () => void }) {
  const t = useWords(words)
  const language = useLanguage()
  const navigate = useNavigate()
  const may = useStore(session).permissions ?? NOTHING
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const composing = useRef(false)
  const id = useId()
  const found = useFound(typed)
  const own = useMemo(
    () => [...recentItems(), ...actionsFor(may, t), ...pagesFor(may, language)],
    [may, t, language],
  )
  const q = typed.trim()
  const items = inOrder(
    q === ''
      ? own.filter(({ group }) => group !== 'pages')
      : [...own.filter((item) => item.group !== 'recent' && matches(item, q)), ...found.items],
  )
  const active = items[Math.min(at, items.length - 1)]

  const choose = (item: Item) => {
    remember(item)
    onClose()
    item.run?.()
    if (item.to) navigate(item.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of Chinese chooses nothing.
    if (composing.current || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0)
      setAt((Math.min(at, items.length - 1) + step + items.length) % items.length)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.finder} data-part="palette">
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t('title')}
        aria-expanded={items.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}${active.key}` : undefined}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // A modal gives the focus to whatever bears this attribute, which React keeps to itself.
        ref={(input) => input?.setAttribute('autofocus', '')}
        // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into it.
        autoFocus
        maxLength={64}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={() => {
          composing.current = false
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={id} items={items} active={active} onChoose={choose} />
      <p className={styles.said} role="status">
        {said()}
      </p>
    </div>
  )

  function said(): string {
    if (found.state === 'failed') return t('failed')
    if (found.state === 'searching') return t('searching')
    if (q !== '' && items.length === 0) return `${t('none', { q })} ${t('noneHint')}`
    return q === '' ? t('keys') : `${t('found', { n: items.length })}　${t('keys')}`
  }
}

/** Group by group, so that arrow keys go down the list as it is seen. */
const inOrder = (items: readonly Item[]): Item[] =>
  GROUPS.flatMap((group) => items.filter((item) => item.group === group))
