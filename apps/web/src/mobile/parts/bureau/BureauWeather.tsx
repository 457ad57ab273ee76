import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Input } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { findAreas } from '../../tax/areas.ts'
import { type AreaNow, useAreas } from '../../tax/hooks/use-areas.ts'
import { usePoll } from '../../tax/hooks/use-tax.ts'
import { instant } from '../../tax/time.ts'
import { area as areaWords } from '../../words/area.ts'
import { common } from '../../words/common.ts'
import { status } from '../../words/status.ts'
import form from '../form.module.css'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'
import styles from './bureau.module.css'

const LOOK_MS = 60_000
/** Those that keep somebody from logging in stand first. */
const ORDER = { CLOSED: 0, BUSY: 1, OPEN: 2 } as const

/** All bureaus as they are now: for whoever has no collection under way, or has not come to a bureau yet. */
export function BureauWeather() {
  const t = useWords(status)
  const a = useWords(areaWords)
  const c = useWords(common)
  const { areas, failed, load } = useAreas()
  const [query, setQuery] = useState('')
  usePoll(
    async () => {
      await load()
      return false
    },
    true,
    LOOK_MS,
  )
  const found = (areas ? findAreas(areas, query) : []).toSorted(
    (x, y) => ORDER[x.weather] - ORDER[y.weather],
  )
  const closed = areas?.filter(({ weather }) => weather === 'CLOSED').length ?? 0
  return (
    <Screen
      title={t('allTitle')}
      note={areas && (closed > 0 ? t('allClosed', { n: closed, all: areas.length }) : t('allOpen'))}
    >
      {failed && <Button onClick={() => void load()}>{c('retry')}</Button>}
      {!areas && !failed && <Skeleton lines={8} />}
      {areas && (
        <>
          <Input
            type="search"
            value={query}
            aria-label={a('search')}
            placeholder={a('search')}
            prefix={<Icon name="search" size={18} />}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          {found.length === 0 && <p className={form.hint}>{a('none', { text: query.trim() })}</p>}
          <ul className={screen.card}>
            {found.map((area) => (
              <Weather key={area.code} area={area} />
            ))}
          </ul>
        </>
      )}
    </Screen>
  )
}

function Weather({ area }: { area: AreaNow }) {
  const t = useWords(status)
  const a = useWords(areaWords)
  const language = useLanguage()
  const pinyin = area.pinyin.charAt(0).toUpperCase() + area.pinyin.slice(1)
  return (
    <li
      className={cx(
        styles.weather,
        area.weather === 'BUSY' && styles.weatherBusy,
        area.weather === 'CLOSED' && styles.weatherClosed,
      )}
    >
      <b>{language === 'en' ? pinyin : area.name}</b>
      <span>{a(area.weather)}</span>
      {(area.until || area.reason) && (
        <small className={textStyles.num}>
          {area.until && `${t('statusUntil')} ${instant(area.until, new Date(), language)}`}
          {area.until && area.reason && ' · '}
          {area.reason}
        </small>
      )}
    </li>
  )
}
