import { UNIT_POWERS } from '@xinjian/contract/intake/sheets'
import { type ImportSheet, intake } from '@xinjian/contract/nouns/intake'
import { BOOK_KINDS, type BookKind, bookNames } from '@xinjian/format/books/kinds'
import { BOOK_ROLES } from '@xinjian/format/books/roles'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Select } from '../../../ui/Field.tsx'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import intakeStyles from '../intake.module.css'
import { roleWords } from './role-words.ts'
import styles from './sheets.module.css'
import { words } from './words.ts'

/** Not chosen yet; a kind that is none. */
const OPEN = '-'
const NO_BOOK = 'NONE'
/** What red figures may mean. */
const RED = ['MINUS', 'PLAIN'] as const
const NAMES = { HEADING: 'byHeading', CELLS: 'byCells' } as const

type RoleWord = keyof (typeof roleWords)['zh']

/** One sheet: which book it is, what each column is and in which unit, above its first rows. Nothing that is not told is chosen beforehand. */
export function SheetChoice(props: {
  id: number
  /** A file that is one sheet has no name for it. */
  file: string
  of: ImportSheet
  onSettled: () => Promise<void>
}) {
  const { id, file, of, onSettled } = props
  const name = of.sheet || file
  const t = useWords(words)
  const tr = useWords(roleWords)
  const language = useLanguage()
  const [kind, setKind] = useState<string>(of.kind ?? OPEN)
  const [power, setPower] = useState(of.power === null ? OPEN : String(of.power))
  const [red, setRed] = useState<string>(of.settled?.red ?? OPEN)
  const [roles, setRoles] = useState<ReadonlyMap<number, string>>(
    new Map(of.columns.flatMap(({ at, role }) => (role ? [[at, role]] : []))),
  )
  const [busy, setBusy] = useState(false)
  const isBook = kind !== OPEN && kind !== NO_BOOK
  const offered = isBook ? (BOOK_ROLES[kind as BookKind] ?? []) : []
  const chosen = of.columns.flatMap(({ at }) => {
    const role = roles.get(at)
    return role && offered.includes(role) ? [{ at, role }] : []
  })
  const twice = chosen.find(
    ({ at, role }) => role !== 'age' && chosen.some((o) => o.at !== at && o.role === role),
  )?.role
  const isOpen = power === OPEN || (of.red && red === OPEN) || twice !== undefined
  const save = () => {
    setBusy(true)
    const told = isBook
      ? {
          kind: kind as BookKind,
          columns: chosen,
          power: UNIT_POWERS.find((n) => String(n) === power) ?? 0,
          ...(of.red && { red: RED.find((means) => means === red) ?? null }),
        }
      : { kind: null, columns: [], power: 0 as const }
    call(intake.importSheetSettle, { id, fingerprint: of.fingerprint, ...told })
      .then(() => {
        toast('success', t('saved'))
        return onSettled()
      }, toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <section className={styles.sheet}>
      <h3>{t('sheet', { sheet: name })}</h3>
      <div className={styles.what}>
        <Field label={t('kind')}>
          {(ids) => (
            <Select {...ids} value={kind} onChange={({ target }) => setKind(target.value)}>
              <option value={OPEN}>{t('choose')}</option>
              {BOOK_KINDS.filter((book) => BOOK_ROLES[book]).map((book) => (
                <option key={book} value={book}>
                  {bookNames(book)[language]}
                </option>
              ))}
              <option value={NO_BOOK}>{t('noBook')}</option>
            </Select>
          )}
        </Field>
        {isBook ? (
          <Field label={t('unit')}>
            {(ids) => (
              <Select {...ids} value={power} onChange={({ target }) => setPower(target.value)}>
                <option value={OPEN}>{t('choose')}</option>
                {UNIT_POWERS.map((n) => (
                  <option key={n} value={n}>
                    {t(`unit${n}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {isBook && of.red ? (
          <Field label={t('red')} hint={t('redHint')}>
            {(ids) => (
              <Select {...ids} value={red} onChange={({ target }) => setRed(target.value)}>
                <option value={OPEN}>{t('choose')}</option>
                {RED.map((means) => (
                  <option key={means} value={means}>
                    {t(`red${means}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
      </div>
      <p className={textStyles.mutedSm}>{t('firstRows', { n: of.rows.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={name}>
        <table>
          <thead>
            <tr>
              {of.columns.map(({ at, heading, why }) => (
                <th key={at} scope="col">
                  <span>{heading}</span>
                  {isBook ? (
                    <>
                      <Select
                        aria-label={`${heading} ${t('means')}`}
                        value={offered.includes(roles.get(at) ?? '') ? roles.get(at) : ''}
                        onChange={({ target }) => setRoles(new Map([...roles, [at, target.value]]))}
                      >
                        <option value="">{t('unused')}</option>
                        {offered.map((role) => (
                          <option key={role} value={role}>
                            {tr(role as RoleWord)}
                          </option>
                        ))}
                      </Select>
                      <small className={textStyles.muted}>
                        {t(why ? NAMES[why] : 'noProposal')}
                      </small>
                    </>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={i}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have its cells
                  <td key={at} className={of.inRed[i]?.includes(at) ? intakeStyles.bad : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {twice ? (
        <p className={intakeStyles.bad} role="alert">
          {t('twice', { role: tr(twice as RoleWord) })}
        </p>
      ) : null}
      <Button
        variant="primary"
        busy={busy}
        disabled={kind === OPEN || (isBook && isOpen)}
        onClick={save}
      >
        {t('save')}
      </Button>
    </section>
  )
}
