import { useEffect } from 'react';
import { BASE } from '../../api.ts';
import { typefaceName } from '../../labels.ts';
import { useLoaded } from '../use-loaded.ts';
import { controlProps, type FieldProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './field.module.css';

/** A choice of the available typefaces, with a sample. */
export function TypefaceField(props: FieldProps) {
  const { path, onChange } = props;
  const value = String(props.value ?? '');
  const { result: fonts } = useLoaded<string[]>('typefaces', []);
  const family = `sample ${value}`;
  useEffect(() => {
    const address = `${BASE}/typefaces/file?${new URLSearchParams({ font: value })}`;
    const face = new FontFace(family, `url("${address}")`, { weight: '100 1000' });
    document.fonts.add(face);
    return () => void document.fonts.delete(face);
  }, [family, value]);
  return (
    <FieldFrame {...props}>
      <select {...controlProps(path)} value={value} onChange={({ target }) => onChange(target.value)}>
        {[...new Set([value, ...fonts])].map((font) => (
          <option key={font} value={font}>
            {typefaceName(font)}
          </option>
        ))}
      </select>
      <p className={styles.sample} style={{ fontFamily: `"${family}"` }} aria-hidden="true">
        A sample of 0123456789 letters
      </p>
    </FieldFrame>
  );
}
