import {
  NOTICE_GROUPS,
  NOTICE_KINDS,
  NOTICE_WAYS,
  type NoticeWay,
} from '@xinjian/contract/notice/kinds'
import type { NoticeChoices } from '@xinjian/contract/nouns/notice'
import { Fragment } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import styles from './notice.module.css'
import { words } from './words.ts'

type Row = NoticeChoices['rows'][number]

/** Kinds by ways, a tick for each; a tick that cannot be taken away says why. */
export function WaysTable(props: {
  rows: readonly Row[]
  onChoose: (kind: Row['kind'], way: NoticeWay, on: boolean) => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <table className={styles.ways}>
      <caption hidden>{t('choicesTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          {NOTICE_WAYS.map((way) => (
            <th key={way} scope="col">
              {t(way)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_GROUPS.map((group) => {
          const rows = props.rows.filter((row) => row.group === group)
          if (rows.length === 0) return null
          return (
            <Fragment key={group}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {t(group)}
                </th>
              </tr>
              {rows.map(({ kind, ways }) => {
                const [name] = NOTICE_KINDS[kind][language]
                return (
                  <tr key={kind}>
                    <th scope="row">{name}</th>
                    {ways.map(({ way, on, fixed }) => (
                      <td key={way}>
                        <input
                          type="checkbox"
                          aria-label={t('wayOf', { kind: name, way: t(way) })}
                          title={fixed ? t('fixed') : undefined}
                          checked={on}
                          disabled={fixed}
                          onChange={(event) => props.onChoose(kind, way, event.target.checked)}
                        />
                      </td>
                    ))}
                  </tr>
                )
              })}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
