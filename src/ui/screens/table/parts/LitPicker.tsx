import { HORSE, TOOL } from '@battalia/engine';
import { Glyph } from '@/art/Glyph';
import { useTable } from '@/store/table';
import { Segments } from '../../../components/Segments';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { kindName } from '../../../text/kindName';
import { useTranslate } from '../../../useTranslate';

const ARTEFACTS = Array.from({ length: HORSE - TOOL + 1 }, (_, i) => TOOL + i);

/** Which artefact is illuminated, for the calculators. The oracle of the table sets it, too. */
export function LitPicker() {
  const t = useTranslate();
  const lit = useTable((table) => table.lit);
  const change = useTable((table) => table.change);
  return (
    <Segments
      title={t('table.lit')}
      chosen={lit ?? 'none'}
      onChoose={(value) => change({ lit: value === 'none' ? null : value })}
      segments={[
        { value: 'none' as const, label: t('table.lit.none') },
        ...ARTEFACTS.map((kind) => ({
          value: kindName(kind),
          label: capital(kindText(t, kind)),
          picture: (color: string) => <Glyph name={kindName(kind)} size={24} color={color} />,
        })),
      ]}
    />
  );
}
