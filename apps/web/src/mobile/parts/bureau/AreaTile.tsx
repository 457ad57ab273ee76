import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { cx } from '../../../ui/cx.ts'
import type { AreaNow } from '../../tax/hooks/use-areas.ts'
import { area as areaWords } from '../../words/area.ts'
import styles from './bureau.module.css'

/** One bureau: name and weather, in words as well as in colour. */
export function AreaTile(props: { area: AreaNow; chosen: boolean; onPick: () => void }) {
  const t = useWords(areaWords)
  const language = useLanguage()
  const { area } = props
  const pinyin = area.pinyin.charAt(0).toUpperCase() + area.pinyin.slice(1)
  return (
    <button
      type="button"
      className={cx(
        styles.area,
        area.weather === 'BUSY' && styles.areaBusy,
        area.weather === 'CLOSED' && styles.areaClosed,
      )}
      aria-pressed={props.chosen}
      onClick={props.onPick}
    >
      <b>{language === 'en' ? pinyin : area.name}</b>
      <small>{t(area.weather)}</small>
    </button>
  )
}
