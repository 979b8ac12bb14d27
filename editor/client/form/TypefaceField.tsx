import { typefaceName } from '../../labels.ts';
import { useLoaded } from '../use-loaded.ts';
import { controlProps, type FieldProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';

/** A choice of the available typefaces. */
export function TypefaceField(props: FieldProps) {
  const { path, onChange } = props;
  const value = String(props.value ?? '');
  const { result: fonts } = useLoaded<string[]>('typefaces', []);
  return (
    <FieldFrame {...props}>
      <select {...controlProps(path)} value={value} onChange={({ target }) => onChange(target.value)}>
        {[...new Set([value, ...fonts])].map((font) => (
          <option key={font} value={font}>
            {typefaceName(font)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
