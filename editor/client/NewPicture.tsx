import { useEffect } from 'react';
import { PICTURES_FILE } from '../files.ts';
import { FormContext, fieldId } from './form/context.ts';
import { Field } from './form/Field.tsx';
import { PictureTexts } from './PictureTexts.tsx';
import shared from './shared.module.css';

export interface NewPictureProps {
  file: string;
  onUse: () => void;
}

/** The description of a picture that was just added. */
export function NewPicture({ file, onUse }: NewPictureProps) {
  useEffect(() => document.getElementById(fieldId([file, 'alt']))?.focus(), [file]);
  return (
    <FormContext value={{ file: PICTURES_FILE, Field }}>
      <PictureTexts list={PICTURES_FILE} name={file} />
      <button type="button" className={shared.main} onClick={onUse}>
        Use this picture
      </button>
    </FormContext>
  );
}
