import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSay } from '../../reports/english/english.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { OrderList } from '../../ui/order/OrderList.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import styles from './template.module.css'
import type { SectionsDraft } from './useSections.ts'
import { words } from './words.ts'

/** The sections of a kind: which are shown, in which order, and why some always are. */
export function SectionList({ draft }: { draft: SectionsDraft }) {
  const t = useWords(words)
  const say = useSay(useLanguage())
  const nameOf = ({ title }: { title: string }) => say?.(title) ?? title
  const { rows } = draft
  const added = rows.filter((row) => row.added).length
  return (
    <Card
      title={t('choose')}
      extra={
        <span className={textStyles.muted}>
          {t('count', { shown: rows.filter(({ shown }) => shown).length, of: rows.length })}
        </span>
      }
    >
      <p className={textStyles.muted}>{t('chooseHint')}</p>
      {added > 0 && (
        <p className={styles.hint} role="note">
          {t('addedHint', { n: added })}
        </p>
      )}
      <div className={cx(layout.row2, styles.bar)}>
        <Button size="sm" onClick={draft.showAll}>
          {t('all')}
        </Button>
        <Button size="sm" onClick={draft.reset}>
          {t('reset')}
        </Button>
      </div>
      <OrderList
        label={t('choose')}
        items={rows}
        keyOf={({ name }) => name}
        nameOf={nameOf}
        words={{
          up: (name) => t('up', { name }),
          down: (name) => t('down', { name }),
          moved: (name, place) => t('moved', { name, place }),
        }}
        onMove={draft.move}
      >
        {(row) => (
          <label className={styles.section}>
            <input
              type="checkbox"
              aria-label={t('show', { name: nameOf(row) })}
              checked={row.shown}
              disabled={row.always !== undefined}
              onChange={(event) => draft.show(row.name, event.target.checked)}
            />
            <span>
              {nameOf(row)} {row.added && <Tag colour="yellow">{t('added')}</Tag>}
              {row.always && <small className={textStyles.muted}>{t(row.always)}</small>}
            </span>
          </label>
        )}
      </OrderList>
      <p className={styles.hint}>
        <b>{t('fixedTitle')}</b>
        {t('fixed')}
      </p>
    </Card>
  )
}
