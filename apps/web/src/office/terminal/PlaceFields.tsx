import { useQuery } from '@tanstack/react-query'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { query } from '../../api/query.ts'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import type { FormHandle } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { words } from './words.ts'

/** Where it stands and who stands by. */
export function PlaceFields<
  B extends { place: unknown; witnessId: unknown; witnessIdNo: unknown },
>({ of }: { of: FormHandle<B> }) {
  const t = useWords(words)
  const { data } = useQuery(query(terminal.terminalWitnesses, {}))
  return (
    <>
      <TextField of={of} name={'place' as never} label={t('place')} hint={t('placeHint')} star />
      <ChoiceField
        of={of}
        name={'witnessId' as never}
        label={t('witness')}
        hint={t('witnessHint')}
        star
        disabled={!data}
      >
        <option value="">{t('choose')}</option>
        {data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <TextField
        of={of}
        name={'witnessIdNo' as never}
        label={t('witnessIdNo')}
        hint={t('witnessIdNoHint')}
        star
        tidy
      />
    </>
  )
}
