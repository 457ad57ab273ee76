import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { AreaTile } from '../parts/bureau/AreaTile.tsx'
import styles from '../parts/bureau/bureau.module.css'
import { FailureCard } from '../parts/FailureCard.tsx'
import form from '../parts/form.module.css'
import { GiveUp } from '../parts/GiveUp.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import { areaOf, findAreas, groupAreas } from '../tax/areas.ts'
import { useDraft } from '../tax/drafts.ts'
import { useAreas } from '../tax/hooks/use-areas.ts'
import { useAct, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { chooseArea } from '../tax/steps.ts'
import { area as areaWords } from '../words/area.ts'
import { common } from '../words/common.ts'

/** The 36 bureaus: the likely one first, all of them by pinyin, each with its weather. */
function SelectArea() {
  const t = useWords(areaWords)
  const c = useWords(common)
  const { follow } = useGo()
  const task = useTask()
  const { areas, failed, load } = useAreas()
  const [draft, patch] = useDraft('area')
  const [query, setQuery] = useState('')
  const { busy, refusal, run } = useAct()

  const guess = areas && areaOf(task.enterprise?.taxNo ?? '', areas)
  const chosen = draft.code || task.area?.code || guess || ''
  const area = areas?.find((a) => a.code === chosen)
  const suggested = areas?.find((a) => a.code === guess)
  const found = areas ? findAreas(areas, query) : []
  const tile = (a: (typeof found)[number]) => (
    <AreaTile
      key={a.code}
      area={a}
      chosen={a.code === chosen}
      onPick={() => patch({ code: a.code })}
    />
  )
  const go = () => void run('area', async () => follow(await chooseArea(chosen)))
  return (
    <Screen
      step="BUREAU"
      title={t('areaTitle')}
      note={t('areaNote')}
      action={
        <>
          <Refusal text={refusal} />
          <Button
            variant="primary"
            size="lg"
            block
            disabled={!area}
            busy={busy !== null}
            onClick={go}
          >
            {area ? t(busy ? 'connecting' : 'toLogin', { name: area.name }) : t('choose')}
          </Button>
        </>
      }
    >
      {task.failure && <FailureCard failure={task.failure} hide={['AREA']} />}
      {failed && <Button onClick={() => void load()}>{c('retry')}</Button>}
      {!areas && !failed && <Skeleton lines={8} />}
      {areas && (
        <>
          <Input
            type="search"
            value={query}
            aria-label={t('search')}
            placeholder={t('search')}
            prefix={<Icon name="search" size={18} />}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          {query.trim() ? (
            found.length > 0 ? (
              <div className={styles.areas}>{found.map(tile)}</div>
            ) : (
              <p className={form.hint}>{t('none', { text: query.trim() })}</p>
            )
          ) : (
            <>
              {suggested && (
                <section>
                  <p className={form.label}>{t('recommended')}</p>
                  <div className={cx(styles.areas, styles.areasOne)}>{tile(suggested)}</div>
                </section>
              )}
              <section>
                <p className={form.label}>{t('all')}</p>
                {groupAreas(areas).map((group) => (
                  <div key={group.letters} className={styles.letter}>
                    <b className={textStyles.num}>{group.letters}</b>
                    <div className={styles.areas}>{group.areas.map(tile)}</div>
                  </div>
                ))}
              </section>
            </>
          )}
        </>
      )}
      <GiveUp />
    </Screen>
  )
}

export const Component = phonePage('selectArea', SelectArea)
